/** A rectangle in pixels of the window. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/**
 * The place nearest to `home` where a box of its size meets none of `obstacles`.
 * @returns the distance from `home` in pixels. Where no place is free, it is the one that covers the least area.
 */
export function freePlace(home: Box, obstacles: readonly Box[], window: { width: number; height: number }) {
  const width = home.right - home.left
  const height = home.bottom - home.top
  const within = (length: number, room: number) => (start: number) => start >= 0 && start + length <= room
  const lefts = starts(home.left, width, obstacles, 'left', 'right').filter(within(width, window.width))
  const tops = starts(home.top, height, obstacles, 'top', 'bottom').filter(within(height, window.height))
  let best = { x: 0, y: 0, covered: coveredArea(home, obstacles), distance: 0 }
  for (const top of tops)
    for (const left of lefts) {
      const x = left - home.left
      const y = top - home.top
      const distance = Math.hypot(x, y)
      if (best.covered === 0 && distance >= best.distance) continue
      const covered = coveredArea({ left, top, right: left + width, bottom: top + height }, obstacles)
      if (covered < best.covered || (covered === best.covered && distance < best.distance))
        best = { x, y, covered, distance }
    }
  return best
}

/** Where a length can start: where it does, at the begin of the window, and just before and after each obstacle. */
function starts(
  own: number,
  length: number,
  obstacles: readonly Box[],
  start: 'left' | 'top',
  end: 'right' | 'bottom',
): number[] {
  const beside = obstacles.flatMap((box) => [box[end], box[start] - length])
  return [...new Set([own, 0, ...beside])]
}

/** Square pixels of the box that lie over obstacles. */
function coveredArea(box: Box, obstacles: readonly Box[]): number {
  let area = 0
  for (const other of obstacles) {
    const width = Math.min(box.right, other.right) - Math.max(box.left, other.left)
    const height = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top)
    if (width > 0 && height > 0) area += width * height
  }
  return area
}
