"""A Pokémon list on paper: Pokémon, Trainers and Energy, with set and number."""

from __future__ import annotations

from types import MappingProxyType

from rulesets.deck import Entry
from rulesets.parts.paper import Paper, titles

_PARTS = {"Pokémon": "pokemon", "Trainer": "trainer", "Energy": "energy"}


class PokemonPaper(Paper):
    """The sheet of a Pokémon deck."""

    parts = MappingProxyType(
        {
            "pokemon": titles("Pokémon|Pokémon|Pokémon|Pokémon|Pokémon|Pokémon|ポケモン|포켓몬"),
            "trainer": titles(
                "Trainer|Dresseur|Trainer|Entrenador|Allenatore|Treinador|トレーナーズ|트레이너스"
            ),
            "energy": titles("Energy|Énergie|Energie|Energía|Energia|Energia|エネルギー|에너지"),
        }
    )
    divisions = titles(
        "Junior,Senior,Masters|Junior,Senior,Master|Junior,Senior,Masters|Júnior,Sénior,Máster"
        "|Junior,Senior,Master|Júnior,Sênior,Mestre|ジュニア,シニア,マスター|주니어,시니어,마스터"
    )

    def part(self, entry: Entry) -> str:
        """Return the part by the kind of card."""
        return _PARTS.get(entry.card.kind, "trainer")
