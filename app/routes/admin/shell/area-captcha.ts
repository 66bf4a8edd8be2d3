import type { Services } from '#server/services.ts'
import type { Site } from '../../../ui/site.ts'

/** What the form in the area's footer uses: no service's script may run here, so it leads to the page that asks a question. */
export function areaCaptcha({ captcha }: Services): Site['captcha'] {
  return captcha.pageSources ? 'question' : 'own'
}
