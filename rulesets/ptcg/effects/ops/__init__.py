"""The vocabulary of Pokémon programs: every term a card's script may hold."""

from rulesets.engine.asking import May, OneOf, Pick, PickNumber, PickWord
from rulesets.engine.flow import ForEach, If, Note, Put, Repeat, Require, Stop
from rulesets.engine.lasting import DURATIONS, Use
from rulesets.engine.looking import Look, Reveal
from rulesets.engine.luck import Coins
from rulesets.engine.modifiers import Modifier
from rulesets.engine.select import (
    SELF,
    Among,
    Both,
    Bottom,
    Count,
    Either,
    Exists,
    Held,
    It,
    Self,
    Source,
    ThisCard,
    Top,
    Without,
)
from rulesets.engine.triggers import Trigger
from rulesets.engine.values import (
    AllOf,
    AnyOf,
    AtLeast,
    Equal,
    Equals,
    Half,
    Least,
    Minus,
    Not,
    Opponent,
    Plus,
    Reg,
    Size,
    Times,
    Whether,
)
from rulesets.ptcg.effects.heads import AsleepToo, FirstTurnToo
from rulesets.ptcg.effects.ops.answers import ChooseType, Escape, Mirror, Watch
from rulesets.ptcg.effects.ops.attacks import BarAttack, CopyAttack
from rulesets.ptcg.effects.ops.board import (
    Attach,
    Bench,
    Devolve,
    Evolve,
    Pay,
    Substitute,
    Switch,
    TakeUp,
)
from rulesets.ptcg.effects.ops.cards import Draw, Mix, Reorder, Send, Shuffle
from rulesets.ptcg.effects.ops.counters import ALL, Heal, MoveCounters, PutCounters
from rulesets.ptcg.effects.ops.damage import (
    Aim,
    Cure,
    Damage,
    Fail,
    Ignore,
    Inflict,
    KnockOut,
    LessDamage,
    MoreDamage,
    SetDamage,
)
from rulesets.ptcg.effects.ops.exchanges import CureOne, SwapCounters
from rulesets.ptcg.effects.ops.grants import Grant, UseTrainer
from rulesets.ptcg.effects.ops.lasting import Lasting, Unmark
from rulesets.ptcg.effects.ops.laying import Become, LayDown, LayStadium, TurnEnergy
from rulesets.ptcg.effects.ops.limits import EndTurn, ExtraTurn, Spend, SpendAttachment, UseUp
from rulesets.ptcg.effects.ops.prizes import TakePrizes, TurnUp, Win
from rulesets.ptcg.effects.ops.reactions import Afterwards, Divert, Evade, HandOn
from rulesets.ptcg.effects.ops.trainers import StopTrainer, TakeOver
from rulesets.ptcg.effects.ops.tricks import StopPower
from rulesets.ptcg.effects.terms.card_filters import (
    FaceDown,
    HasAttack,
    HasPower,
    HpWithin,
    Kind,
    Named,
    NameHas,
    OfType,
    Resists,
    RetreatWithin,
    Weak,
)
from rulesets.ptcg.effects.terms.compound_filters import Every, Some, Unlike
from rulesets.ptcg.effects.terms.conditions import (
    HEADS,
    TAILS,
    BenchFull,
    Is,
    MayEvolve,
    StopsTurn,
)
from rulesets.ptcg.effects.terms.history import (
    DuringTurn,
    FallsToAttack,
    LostLastTurn,
    Played,
    TurnOf,
    UnhurtBefore,
    Unspent,
    UsedLastTurn,
    UsedUp,
    Using,
    WentSecond,
)
from rulesets.ptcg.effects.terms.numbers import (
    AsCounters,
    Attachments,
    BasicTypes,
    Counters,
    DamageTaken,
    EnergyOn,
    Hp,
    PrizesTaken,
    RetreatCost,
    SpareEnergy,
    TypesAmong,
)
from rulesets.ptcg.effects.terms.pokemon_filters import (
    CameUp,
    Damaged,
    Evolved,
    HasAttached,
    HasEnergy,
    Marked,
    NewInPlay,
    Such,
    Suffers,
)
from rulesets.ptcg.effects.terms.recalled import (
    AttackedLastTurn,
    AttackedNow,
    FellLastTurn,
    HealedNow,
    PlayedNow,
)
from rulesets.ptcg.effects.terms.relations import (
    EvolvesFrom,
    EvolvesFromNamed,
    EvolvesInto,
    GrowsFrom,
    SameName,
    SameType,
)
from rulesets.ptcg.effects.terms.selectors import (
    DEFENDING,
    Attached,
    Attacker,
    Defending,
    In,
    InPlay,
    Pile,
    That,
)
from rulesets.ptcg.effects.terms.tallies import CardTypes, ConditionsOn, MostCounters
from rulesets.ptcg.match.script import (
    AttackScript,
    CardScript,
    Power,
    Price,
    Provision,
    script_from_json,
    script_to_json,
)
