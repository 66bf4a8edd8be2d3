import type { DemoPost } from './demo-post.ts'
import { alien } from './posts/alien.ts'
import { blackChristmas } from './posts/black-christmas.ts'
import { blairWitchProject } from './posts/blair-witch-project.ts'
import { caligari } from './posts/caligari.ts'
import { dontLookNow } from './posts/dont-look-now.ts'
import { lakeMungo } from './posts/lake-mungo.ts'
import { longlegs } from './posts/longlegs.ts'
import { midsommar } from './posts/midsommar.ts'
import { nosferatu } from './posts/nosferatu.ts'
import { skinamarink } from './posts/skinamarink.ts'
import { theHaunting } from './posts/the-haunting.ts'
import { theLighthouse } from './posts/the-lighthouse.ts'
import { theShining } from './posts/the-shining.ts'
import { theThing } from './posts/the-thing.ts'

/** The posts of "The Midnight Den", newest reviews first, which fill a fresh Den for a look around. */
export const demoPosts: readonly DemoPost[] = [
  theHaunting,
  theThing,
  skinamarink,
  dontLookNow,
  midsommar,
  alien,
  theLighthouse,
  blackChristmas,
  lakeMungo,
  nosferatu,
  blairWitchProject,
  longlegs,
  theShining,
  caligari,
]
