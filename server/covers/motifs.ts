import { forest, stair, well } from './motifs-of-depth.ts'
import { doorway, eye, house, moon } from './motifs-of-night.ts'
import type { Motif } from './stage.ts'

/** A title picks one by its place in the list. Any change of order or number gives posts other motifs. */
export const MOTIFS: readonly Motif[] = [moon, doorway, eye, house, stair, forest, well]
