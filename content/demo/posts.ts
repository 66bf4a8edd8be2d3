import type { DemoPost } from './demo-post.ts'
import { alien } from './posts/alien.ts'
import { dontLookNow } from './posts/dont-look-now.ts'
import { skinamarink } from './posts/skinamarink.ts'
import { theHaunting } from './posts/the-haunting.ts'
import { theShining } from './posts/the-shining.ts'
import { theThing } from './posts/the-thing.ts'

/** The posts of "The Midnight Den", the blog that a fresh Den can be filled with. */
export const demoPosts: readonly DemoPost[] = [theHaunting, theThing, dontLookNow, skinamarink, alien, theShining]
