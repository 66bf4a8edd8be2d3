import { Message } from '../../../ui/message.tsx'

interface ProxyNoticeProps {
  address: string | null
  /** Whether the peer is in a private network. A public peer may as well be a visitor who sends the header. */
  isNearby: boolean
}

/** Warns that requests come through a proxy that is not trusted, and says how to trust it. */
export function ProxyNotice({ address, isNearby }: ProxyNoticeProps) {
  if (!address) return null
  return (
    <p className="alert alert--success" role="status">
      {isNearby ? (
        <Message of="settings.proxyNearby" slots={{ address, code, setting: code(`TRUST_PROXY=${address}`) }} />
      ) : (
        <Message of="settings.proxyElsewhere" slots={{ address, code }} />
      )}
    </p>
  )
}

function code(words: string) {
  return <code>{words}</code>
}
