"""doublesix: partner dominoes as they are played in Puerto Rico and Jamaica."""
