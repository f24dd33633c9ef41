.pragma library

// How a bone is drawn, in hundredths of its unit; a standing bone is 100 by 200.

const box = 100;
const small = 22; // a unit below this has larger pips and no pin
const reach = 26.5;
const outward = 2;
const radius = 9.4;
const smallRadius = 10.8;
const glint = [1.1, 1.5];

const lattices = [
    [],
    [[0, 0]],
    [[-1, -1], [1, 1]],
    [[-1, -1], [0, 0], [1, 1]],
    [[-1, -1], [1, -1], [-1, 1], [1, 1]],
    [[-1, -1], [1, -1], [0, 0], [-1, 1], [1, 1]],
    [[-1, -1], [-1, 0], [-1, 1], [1, -1], [1, 0], [1, 1]],
];

function disc(x, y, r) {
    return `M${x - r} ${y}A${r} ${r} 0 1 1 ${x + r} ${y}A${r} ${r} 0 1 1 ${x - r} ${y}Z`;
}

// The middle of a half along the bone: the halves stand a little outward of the divider.
function middle(isSecond) {
    return isSecond ? 150 + outward : 50 - outward;
}

// The pips of one half. A lying bone is a standing one turned, never a rotated item.
function pips(number, isSecond, isLying, isSmall, shift = [0, 0]) {
    const r = isSmall ? smallRadius : radius;
    return lattices[number].map(([across, along]) => {
        const x = 50 + across * reach;
        const y = middle(isSecond) + along * reach;
        const at = isLying ? [y, box - x] : [x, y];
        return disc(at[0] + shift[0], at[1] + shift[1], r);
    }).join("");
}

// The light that catches the lower rim of each pip.
function glints(first, second, isLying) {
    return pips(first, false, isLying, false, glint) + pips(second, true, isLying, false, glint);
}
