import { checked } from '#domain/field-errors.ts'
import { previewedMail } from '#domain/settings/mail-preview.ts'
import { servicesContext } from '../../../../context.ts'
import { unprocessable } from '../../../api/body.ts'
import { fieldOf, formOf } from '../../../site/subscription/by-link.ts'
import { PREVIEW_POLICY } from '../../mail/mail-policy.ts'
import type { Route } from './+types/mail-preview'

/** `POST /admin/mail-preview`: a mail to subscribers with words that are not saved, for the frame beside them. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await formOf(request)
  const sent = checked(previewedMail, jsonIn(form ? fieldOf(form, 'preview') : ''))
  if (!sent.ok) return unprocessable(sent.errors)
  const { mail, words, wholePosts } = sent.value
  return new Response(await context.get(servicesContext).mailPreview({ mail, words, isWhole: wholePosts }), {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': PREVIEW_POLICY,
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'no-referrer',
    },
  })
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
