import { random } from './noise.ts'

interface Tree {
  seed: number
  /** Trunk thickness at the ground, in pixels. */
  girth: number
  /** How far branches spread from their parent, in radians. */
  spread?: number
  lean?: number
  depth?: number
  /** Share of the height below the first branch. */
  bole?: number
}

/** A leafless tree as tapering strokes. Branches reach up and then sag, so that no two look forked by rule. */
export function bareTree(x: number, y: number, height: number, options: Tree): string {
  const { seed, girth, spread = 0.62, lean = 0, depth = 6, bole = 0.3 } = options
  const next = random(seed)
  const strokes: string[] = []
  const grow = (bx: number, by: number, angle: number, length: number, width: number, level: number): void => {
    let px = bx
    let py = by
    let a = angle
    const joints = level === 0 ? 5 : 3
    for (let j = 0; j < joints; j++) {
      a += (next() - 0.5) * 0.36 + (level > 1 ? Math.sin(a) * -0.03 : 0)
      const w = width * (1 - (j / joints) * 0.42)
      const nx = px + Math.sin(a) * (length / joints)
      const ny = py - Math.cos(a) * (length / joints)
      const bend = (next() - 0.5) * length * 0.06
      strokes.push(
        `<path d="M${px.toFixed(1)} ${py.toFixed(1)}Q${((px + nx) / 2 + bend).toFixed(1)} ${((py + ny) / 2).toFixed(1)} ${nx.toFixed(1)} ${ny.toFixed(1)}" stroke-width="${w.toFixed(2)}"/>`,
      )
      px = nx
      py = ny
      const old = level === 0 && (j + 1) / joints < bole
      if (level < depth && !old && next() < 0.86) {
        const side = next() < 0.5 ? -1 : 1
        grow(px, py, a + side * spread * (0.6 + next() * 0.9), length * (0.42 + next() * 0.26), w * 0.56, level + 1)
      }
    }
    if (level < depth)
      for (const side of [-1, 1])
        if (next() < 0.9)
          grow(px, py, a + side * spread * (0.3 + next() * 0.7), length * (0.5 + next() * 0.25), width * 0.5, level + 1)
  }
  grow(x, y, lean, height * 0.52, girth, 0)
  const root = `<path d="M${x - girth * 1.1} ${y + 4}Q${x - girth * 0.4} ${y - girth * 0.6} ${x - girth * 0.3} ${y - girth * 2.4}L${x + girth * 0.3} ${y - girth * 2.4}Q${x + girth * 0.4} ${y - girth * 0.6} ${x + girth * 1.2} ${y + 4}Z" fill="#fff" stroke="none"/>`
  return `<g fill="none" stroke="#fff">${strokes.join('')}</g>${root}`
}

/** A fir: ragged tiers, drawn narrow so that a row of them reads as forest. */
export function fir(x: number, y: number, height: number, width: number, seed: number): string {
  const next = random(seed)
  const left: string[] = []
  const right: string[] = []
  const tiers = 16 + Math.floor(next() * 8)
  for (let i = 0; i <= tiers; i++) {
    const t = i / tiers
    const w = width * 0.5 * (t ** 0.85 + 0.02)
    const ty = y - height * (1 - t)
    left.push(
      `L${(x - w * (0.7 + next() * 0.5)).toFixed(1)} ${(ty + 6 + next() * 8).toFixed(1)}L${(x - w * 0.42).toFixed(1)} ${ty.toFixed(1)}`,
    )
    right.unshift(
      `L${(x + w * 0.42).toFixed(1)} ${ty.toFixed(1)}L${(x + w * (0.7 + next() * 0.5)).toFixed(1)} ${(ty + 6 + next() * 8).toFixed(1)}`,
    )
  }
  return `<path d="M${x} ${y - height - 8}${left.join('')}${right.join('')}Z"/>`
}
