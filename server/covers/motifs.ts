import { forest, stair, well } from './motifs-of-depth.ts'
import { doorway, eye, house, moon } from './motifs-of-night.ts'
import type { Motif } from './stage.ts'

/** In this order chance picks one, so a new one goes to the end. */
export const MOTIFS: readonly Motif[] = [moon, doorway, eye, house, stair, forest, well]
