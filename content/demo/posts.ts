import type { DemoPost } from './demo-post.ts'
import { alien } from './posts/alien.ts'
import { blackChristmas } from './posts/black-christmas.ts'
import { blairWitchProject } from './posts/blair-witch-project.ts'
import { caligari } from './posts/caligari.ts'
import { dontLookNow } from './posts/dont-look-now.ts'
import { lakeMungo } from './posts/lake-mungo.ts'
import { listFolkHorror } from './posts/list-folk-horror.ts'
import { listNeighbors } from './posts/list-neighbors.ts'
import { listRooms } from './posts/list-rooms.ts'
import { listSeances } from './posts/list-seances.ts'
import { listSilents } from './posts/list-silents.ts'
import { listUnderground } from './posts/list-underground.ts'
import { longlegs } from './posts/longlegs.ts'
import { midsommar } from './posts/midsommar.ts'
import { musingDistantFigure } from './posts/musing-distant-figure.ts'
import { musingDogs } from './posts/musing-dogs.ts'
import { musingEmptyCinema } from './posts/musing-empty-cinema.ts'
import { musingRoomTone } from './posts/musing-room-tone.ts'
import { musingWell } from './posts/musing-well.ts'
import { nosferatu } from './posts/nosferatu.ts'
import { skinamarink } from './posts/skinamarink.ts'
import { theHaunting } from './posts/the-haunting.ts'
import { theLighthouse } from './posts/the-lighthouse.ts'
import { theShining } from './posts/the-shining.ts'
import { theThing } from './posts/the-thing.ts'

/** The posts of "The Midnight Den", newest first, which fill a new site with examples. */
export const demoPosts: readonly DemoPost[] = [
  theHaunting,
  listFolkHorror,
  theThing,
  skinamarink,
  musingDistantFigure,
  dontLookNow,
  midsommar,
  musingDogs,
  alien,
  listUnderground,
  theLighthouse,
  blackChristmas,
  musingEmptyCinema,
  lakeMungo,
  listSeances,
  nosferatu,
  listNeighbors,
  blairWitchProject,
  musingWell,
  longlegs,
  musingRoomTone,
  theShining,
  caligari,
  listSilents,
  listRooms,
]
