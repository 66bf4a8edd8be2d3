import type { SubscriptionAnswer } from '#domain/api/api-answers.ts'
import { type CallResult, call } from '../../ui/call.ts'

/**
 * Subscribes the address in a form's field `to_email`. The form is read before this returns, so the caller may empty it.
 * Fields that a captcha's own code added are not sent.
 * @throws {TypeError} for anything but a form element, or a selector for one
 */
export function sendForm(form: HTMLFormElement | string, captcha: string): Promise<CallResult<SubscriptionAnswer>> {
  const fields = new FormData(formOf(form))
  const textOf = (name: string) => String(fields.get(name) ?? '').trim()
  const source = textOf('source')
  return call('POST', '/api/subscriptions', { to_email: textOf('to_email'), captcha, ...(source && { source }) })
}

function formOf(form: unknown): HTMLFormElement {
  const element = typeof form === 'string' ? found(form) : form
  if (element instanceof HTMLFormElement) return element
  throw new TypeError('The 1st parameter is expected to be the HTML form element or the style selector of the form')
}

function found(selector: string): Element | null {
  try {
    return document.querySelector(selector)
  } catch {
    // It is no selector at all.
    return null
  }
}
