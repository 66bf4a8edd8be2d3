import { z } from 'zod'
import { ROLES } from '../identity/role.ts'

/** Answers of the calls about administrators. */

const instant = z.iso.datetime()

export const user = z.object({ id: z.string(), email: z.string(), name: z.string(), role: z.enum(ROLES) })

export const signedIn = z.object({ user })

export const administratorList = z.object({
  administrators: z.array(user),
  invitations: z.array(
    z.object({
      id: z.string(),
      email: z.string(),
      role: z.enum(ROLES),
      invitedBy: z.string(),
      createdAt: instant,
      expiresAt: instant,
    }),
  ),
})

export const newInvitation = z.object({
  id: z.string(),
  email: z.string(),
  link: z.url().meta({ description: 'Only this answer and the mail contain it' }),
})
