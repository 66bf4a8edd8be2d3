import { useRevalidator } from 'react-router'
import type { CampaignReport } from '#server/storage/campaign-list-repository.ts'
import { call } from '../../../ui/call.ts'
import { toastFailure, toastSuccess } from '../../../ui/toasts.ts'

/** What became of each announcement. */
export function Campaigns({ campaigns }: { campaigns: readonly CampaignReport[] }) {
  return (
    <section className="mail__part" aria-labelledby="campaigns-title">
      <h3 className="post-form__heading" id="campaigns-title">
        Announcements
      </h3>
      {campaigns.length === 0 ? (
        <p className="admin__lead mail__none">
          None yet. A new post whose “E-mail subscribers” is ticked is announced to everybody who is subscribed then.
        </p>
      ) : (
        <div className="table">
          <table>
            <thead>
              <tr>
                <th scope="col">Post</th>
                <th scope="col">Day</th>
                <th scope="col">To</th>
                <th scope="col">Queued</th>
                <th scope="col">Sent</th>
                <th scope="col">Failed</th>
                <th scope="col">Uncertain</th>
                <th scope="col">
                  <span className="visually-hidden">Action</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {campaigns.map((campaign) => (
                <Campaign key={campaign.id} campaign={campaign} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  )
}

function Campaign({ campaign }: { campaign: CampaignReport }) {
  const { revalidate } = useRevalidator()
  const { id, subject, state, audience, createdAt, mails, reasons } = campaign
  const queued = (mails.queued ?? 0) + (mails.retry ?? 0) + (mails.leased ?? 0) + (mails.handed ?? 0)

  async function cancel() {
    const result = await call('DELETE', `/api/campaigns/${id}`)
    if (!result.ok) return toastFailure(result.refusal.detail)
    toastSuccess()
    await revalidate()
  }

  return (
    <tr>
      <th scope="row">
        {subject}
        {reasons.map(({ reply, mails: count }) => (
          <span key={reply} className="mail__reason">
            {count} × {reply}
          </span>
        ))}
      </th>
      <td>{createdAt.slice(0, 10)}</td>
      <td>{audience}</td>
      <td>{queued}</td>
      <td>{mails.sent ?? 0}</td>
      <td>{mails.failed ?? 0}</td>
      <td>{mails.uncertain ?? 0}</td>
      <td className="table__action">
        {state === 'cancelled'
          ? 'Stopped'
          : queued > 0 && (
              <button type="button" className="text-button" onClick={cancel} aria-label={`Stop announcing ${subject}`}>
                Stop
              </button>
            )}
      </td>
    </tr>
  )
}
