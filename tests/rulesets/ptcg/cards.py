"""Cards for play tests: the figures a test needs, under the names the rulebooks use."""

from cardpool.model.pokemon import Ability, Attack, PokemonCard, TypeAmount


def _card(kind, name, subkinds, **facts):
    identity = facts.pop("id", f"test-{name.lower().replace(' ', '-')}")
    return PokemonCard(
        id=identity,
        game="pokemon",
        name=name,
        identity=name,
        copy_key=name,
        kind=kind,
        subkinds=frozenset(subkinds),
        **facts,
    )


def pokemon(
    name,
    hp=50,
    types=("Colorless",),
    attacks=(("Tackle", "C", "10"),),
    stage="Basic",
    weak="",
    resist="",
    retreat=1,
    evolves_from="",
    powers=(),
    marks=(),
    **facts,
):
    """Return a Pokémon card; `weak` and `resist` read "Fire ×2", "Water -30"."""
    return _card(
        "Pokémon",
        name,
        {stage, *marks},
        hp=hp,
        types=tuple(types),
        attacks=tuple(Attack(*a) for a in attacks),
        abilities=tuple(Ability(*p) for p in powers),
        weaknesses=tuple(TypeAmount(*w.split()) for w in weak.split(", ") if w),
        resistances=tuple(TypeAmount(*r.split()) for r in resist.split(", ") if r),
        retreat=retreat,
        evolves_from=evolves_from,
        **facts,
    )


def trainer(name, *subkinds, **facts):
    """Return a Trainer card."""
    return _card("Trainer", name, subkinds, **facts)


def energy(name, special=False):
    """Return an Energy card."""
    return _card("Energy", name, {"Special Energy" if special else "Basic Energy"})


def stage1(name, below, **facts):
    """Return a Stage 1 Pokémon."""
    return pokemon(name, stage="Stage 1", evolves_from=below, **facts)


CARDS = {
    card.name: card
    for card in (
        *(
            energy(f"{kind} Energy")
            for kind in ("Grass", "Fire", "Water", "Lightning", "Psychic", "Fighting")
        ),
        *(energy(f"{kind} Energy", special=True) for kind in ("Darkness", "Metal", "Magma")),
        energy("Double Colorless Energy", special=True),
        # Plain ones with the figures of their rulebook examples.
        pokemon("Rattata", 30, retreat=0),
        pokemon("Snorlax", 90, attacks=(("Body Slam", "CCCC", "30"),), retreat=4),
        pokemon("Onix", 90, ("Fighting",), weak="Grass ×2", retreat=3),
        pokemon("Machop", 50, ("Fighting",), (("Low Kick", "F", "20"),), weak="Psychic ×2"),
        stage1("Machoke", "Machop", hp=80, types=("Fighting",), retreat=3),
        pokemon("Machamp", 100, ("Fighting",), stage="Stage 2", evolves_from="Machoke"),
        pokemon("Vulpix", 50, ("Fire",), (("Confuse Ray", "RR", "10"),), weak="Water ×2"),
        stage1(
            "Ninetales",
            "Vulpix",
            hp=80,
            types=("Fire",),
            attacks=(("Fire Blast", "RRRR", "80"),),
            weak="Water ×2",
            retreat=0,
        ),
        pokemon("Squirtle", 40, ("Water",), (("Bubble", "W", "10"), ("Withdraw", "WC", ""))),
        pokemon("Gyarados", 100, ("Water",), resist="Fighting -30"),
        pokemon("Charmander", 50, ("Fire",), (("Scratch", "C", "10"), ("Ember", "RC", "30"))),
        pokemon("Tepig", 60, ("Fire",), (("Tackle", "R", "10"), ("Rollout", "RC", "20"))),
        pokemon("Snivy", 60, ("Grass",), (("Slam", "G", "10"),), weak="Fire ×2"),
        pokemon("Scolipede", 140, ("Psychic",), (("Poison Claws", "PPCC", "90"),)),
        pokemon("Carvanha", 40, ("Water",), (("Big Wave", "W", "10"),)),
        pokemon("Houndour", 50, ("Darkness",), weak="Water ×2"),
        pokemon("Patrat", 50),
        stage1("Watchog", "Patrat", hp=90),
        pokemon("Lapras", 80, ("Water",), weak="Lightning +20", resist="Metal -20"),
        pokemon("Jynx", 60, ("Psychic",), weak="Psychic ×2"),
        pokemon("Mr. Mime", 40, ("Psychic",), resist="Psychic -30"),
        # Names that carry owners, teams, symbols and levels.
        pokemon("Meowth"),
        pokemon("Meowth LV.18", id="test-meowth-18"),
        pokemon("Rocket's Meowth"),
        stage1("Persian", "Meowth"),
        pokemon("Sandshrew"),
        pokemon("Brock's Sandshrew"),
        stage1("Sandslash", "Sandshrew"),
        stage1("Brock's Sandslash", "Brock's Sandshrew"),
        pokemon("Numel"),
        pokemon("Team Magma's Numel"),
        stage1("Camerupt", "Numel"),
        stage1("Team Magma's Camerupt", "Team Magma's Numel"),
        pokemon("Team Aqua's Spheal"),
        stage1("Team Aqua's Sealeo", "Team Aqua's Spheal"),
        pokemon("Scyther"),
        pokemon("Scyther ex", marks=("ex",)),
        stage1("Scizor", "Scyther"),
        stage1("Scizor ex", "Scyther ex", marks=("ex",)),
        pokemon("Erika's Oddish"),
        stage1("Gloom", "Oddish"),
        pokemon("Zapdos"),
        pokemon("Zapdos G", marks=("SP",)),
        pokemon("Aerodactyl"),
        pokemon("Aerodactyl δ", marks=("Delta",)),
        pokemon("Gengar"),
        pokemon("Gengar LV.43", id="test-gengar-43"),
        pokemon("Gengar LV.X", stage="LEVEL-UP", hp=140, attacks=(("Level-Down", "PC", "40"),)),
        pokemon("Reshiram", 130, ("Fire",)),
        pokemon("Reshiram-EX", 180, ("Fire",), marks=("EX",)),
        pokemon("Latias ex", 100, marks=("ex",)),
        # Dual types and other kinds.
        pokemon(
            "Team Magma's Groudon",
            100,
            ("Fighting", "Darkness"),
            (("Linear Attack", "F", "20"),),
            marks=("Team Magma",),
        ),
        pokemon("Weak to Fighting", 90, weak="Fighting ×2"),
        pokemon("Weak to Darkness", 90, weak="Darkness ×2"),
        pokemon("Weak to both", 90, weak="Fighting ×2, Darkness ×2"),
        pokemon("Resists Fighting", 90, resist="Fighting -30"),
        pokemon("Resists both", 90, resist="Fighting -30, Darkness -30"),
        pokemon("Weak and resistant", 90, weak="Darkness ×2", resist="Fighting -30"),
        pokemon("Pichu", 30, ("Lightning",), marks=("Baby",), retreat=0),
        pokemon("Pikachu", 40, ("Lightning",), (("Thunder Jolt", "LC", "30"),)),
        pokemon("Archen", 70, ("Fighting",), stage="Restored"),
        stage1("Archeops", "Archen", hp=130),
        pokemon("Kabuto", 60),
        stage1("Kabutops", "Kabuto", hp=100),
        trainer("Mysterious Fossil", "Fossil", hp=10),
        stage1("Omanyte", "Mysterious Fossil"),
        trainer("Plume Fossil", "Item", "Fossil"),
        # Trainers.
        trainer("Bill"),
        trainer("Potion", "Item"),
        trainer("Professor", "Supporter"),
        trainer("Copycat", "Supporter"),
        trainer("Rain Stadium", "Stadium"),
        trainer("Sun Stadium", "Stadium"),
        trainer("Charm", "Item", "Tool"),
        trainer("Berry", "Item", "Tool"),
        trainer(
            "Technical Machine 01",
            "Technical Machine",
            attacks=(Attack("Machine Punch", "C", "20"),),
        ),
    )
}
