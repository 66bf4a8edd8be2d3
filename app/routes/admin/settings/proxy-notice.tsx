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
      Requests come through a proxy at {address} that <code>TRUST_PROXY</code> does not name. If it is yours,{' '}
      {isNearby ? (
        <>
          set <code>TRUST_PROXY={address}</code>
        </>
      ) : (
        <>
          name it in <code>TRUST_PROXY</code>
        </>
      )}{' '}
      and restart Den. Until then, all readers behind it count as one and share one limit for subscribing and for failed
      sign-ins. If it is not yours, do nothing: Den ignores what it says.
    </p>
  )
}
