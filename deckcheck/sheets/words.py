"""The words of a sheet in the languages of players."""

from __future__ import annotations

from rulesets.parts.paper import LANGUAGES, titles

_WORDS = {
    "title": "Deck registration|Liste de deck|Deckliste|Registro de baraja|Registrazione mazzo"
    "|Registro de baralho|デッキ登録シート|덱 등록 시트",
    "checklist": "Deck checklist|Contrôle de deck|Deckkontrolle|Control de baraja"
    "|Controllo mazzo|Verificação de baralho|デッキチェックシート|덱 체크 시트",
    "player": "Player|Joueur|Spieler|Jugador|Giocatore|Jogador|プレイヤー名|이름",
    "player id": "Player ID|ID joueur|Spieler-ID|ID de jugador|ID giocatore|ID do jogador"
    "|プレイヤーID|플레이어 ID",
    "birth": "Date of birth|Date de naissance|Geburtsdatum|Fecha de nacimiento|Data di nascita"
    "|Data de nascimento|生年月日|생년월일",
    "division": "Division|Catégorie|Altersklasse|División|Divisione|Divisão|カテゴリー|부문",
    "event": "Event|Événement|Turnier|Evento|Evento|Evento|大会|대회",
    "date": "Date|Date|Datum|Fecha|Data|Data|日付|날짜",
    "format": "Format|Format|Format|Formato|Formato|Formato|レギュレーション|형식",
    "count": "Qty|Qté|Anz.|Cant.|Qtà|Qtd.|枚数|매수",
    "name": "Card|Carte|Karte|Carta|Carta|Carta|カード名|카드명",
    "place": "Set|Série|Set|Serie|Serie|Coleção|セット|세트",
    "total": "Total|Total|Gesamt|Total|Totale|Total|合計|합계",
    "page": "Page|Page|Seite|Página|Pagina|Página|ページ|페이지",
    "continued": "continued|suite|Fortsetzung|continuación|continua|continuação|続き|계속",
    "judges": "For judges|Réservé aux arbitres|Für Schiedsrichter|Para los jueces"
    "|Per gli arbitri|Para os juízes|ジャッジ記入欄|심판 기입란",
    "checked by": "Checked by|Vérifié par|Geprüft von|Revisado por|Controllato da|Verificado por"
    "|確認者|확인자",
    "round": "Round|Ronde|Runde|Ronda|Turno|Rodada|回戦|라운드",
    "table": "Table|Table|Tisch|Mesa|Tavolo|Mesa|卓|테이블",
    "notes": "Notes|Notes|Notizen|Notas|Note|Notas|備考|비고",
    "unknown": "Not known|Inconnues|Unbekannt|Desconocidas|Sconosciute|Desconhecidas"
    "|不明|알 수 없음",
}
_TITLES = {key: titles(words) for key, words in _WORDS.items()}


def word(key: str, lang: str) -> str:
    """Return a word of a sheet in a language."""
    return _TITLES[key][lang]


__all__ = ["LANGUAGES", "word"]
