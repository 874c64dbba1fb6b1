#!/usr/bin/perl
# A player in Perl: fills its Bench, attaches Energy to its Active Pokémon, and attacks.
#
#   deckcheck simulate -r ptcg-base DECK DECK --bots random \
#       --bots 'program:perl docs/examples/agents/eager.pl'
use strict;
use warnings;
use JSON::PP;

$| = 1;    # answers leave at once
my $json = JSON::PP->new->utf8;
while (my $line = <STDIN>) {
    my $told = $json->decode($line);
    if ($told->{type} eq 'match') {
        srand($told->{luck});
        print qq({"type": "ready", "protocol": 1}\n);
    }
    elsif ($told->{type} eq 'decide') {
        print $json->encode({ choose => choice(map { $_->{words} } @{ $told->{actions} }) }), "\n";
    }
    else {
        last;
    }
}

# The first kind of action that is open, any one of it.
sub choice {
    my @words = @_;
    for my $wish (qr/^Bench/, qr/^Attach.*Active/, qr/^Evolve/, qr/^Attack/, qr/^Attach/, qr/^Pick/, qr/^End/) {
        my @open = grep { $words[$_] =~ $wish } 0 .. $#words;
        return $open[ rand @open ] if @open;
    }
    return int(rand @words);
}
