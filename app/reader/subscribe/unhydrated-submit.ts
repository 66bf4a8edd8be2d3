import { toastFailure } from '../../ui/toasts.ts'
import { hydrate } from './islands.ts'
import { inTime } from './reachable.ts'

/** By React if its code can be loaded in time, else by the browser. `canSend` is not true while the server is unreachable. */
export async function submitUnhydrated(
  form: HTMLFormElement,
  submitter: HTMLElement | null,
  canSend: boolean | undefined,
): Promise<void> {
  // *Subscribe without it* opens another page, so the browser has to submit the form.
  const isByReact = canSend && !submitter?.hasAttribute('formaction') && (await inTime(hydrate(form)))
  form.parentElement!.ariaBusy = null
  if (isByReact) form.requestSubmit()
  else if (canSend) form.submit()
  else toastFailure(form.dataset.failed!)
}
