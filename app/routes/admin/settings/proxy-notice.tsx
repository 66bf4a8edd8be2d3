interface ProxyNoticeProps {
  address: string | null
  /** Whether the peer is in a private network. A public peer may as well be a visitor who sends the header. */
  isNearby: boolean
}

/** Warns that requests come through a proxy that is not trusted, and says how to trust it. */
export function ProxyNotice({ address, isNearby }: ProxyNoticeProps) {
  if (!address) return null
  return (
    <p className="confirmation" role="status">
      Requests arrive from {address} that were forwarded for somebody else, and <code>TRUST_PROXY</code> does not name
      it. If it is your proxy,{' '}
      {isNearby ? (
        <>
          set <code>TRUST_PROXY={address}</code>
        </>
      ) : (
        <>
          name it in <code>TRUST_PROXY</code>
        </>
      )}{' '}
      and start Den again: until then all readers behind it count as one, and share one limit for subscribing and for
      guessing passwords. If it is not, there is nothing to do: what it says is not believed.
    </p>
  )
}
