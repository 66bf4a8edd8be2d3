import { z } from 'zod'
import { unlessUnknownKeys } from '../../field-errors.ts'
import { personLinks } from '../../menu/social.ts'
import { pictureField } from '../../pictures/picture-field.ts'
import { paragraphField } from '../../text/line-field.ts'
import { ABOUT_LINES, ABOUT_MAX, PROFILE_LINKS_MAX } from './author-profile.ts'

const about = paragraphField('About the author', ABOUT_MAX)
  .transform((text) => text.replace(/[^\S\n]*(?:\r\n?|[\n\u2028\u2029])\s*/g, '\n'))
  .refine((text) => text.split('\n').length <= ABOUT_LINES, `About the author has at most ${ABOUT_LINES} lines`)
  .meta({ description: `Plain text: at most ${ABOUT_MAX} characters in ${ABOUT_LINES} lines` })

/** `PATCH /api/account/profile` and `PATCH /api/administrators/:id/profile` */
export const profileChange = z
  .strictObject(
    {
      portrait: pictureField('Portrait'),
      about,
      links: personLinks(PROFILE_LINKS_MAX).meta({
        description: 'Where else the author is found. A network that is not named is recognised by the address',
      }),
    },
    { error: unlessUnknownKeys('A profile is an object with portrait, about and links') },
  )
  .partial()
  .readonly()

export type ProfileChange = z.output<typeof profileChange>
