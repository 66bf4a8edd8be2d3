/** Says that requests come through a proxy that is not believed, and how to have it believed. */
export function ProxyNotice({ address }: { address: string | null }) {
  if (!address) return null
  return (
    <p className="confirmation" role="status">
      Requests arrive from {address} that were forwarded for somebody else, and <code>TRUST_PROXY</code> does not name
      it. If it is your proxy, set <code>TRUST_PROXY={address}</code> and start Den again: until then all readers behind
      it count as one, and share one limit for subscribing. If it is not, there is nothing to do: what it says is not
      believed.
    </p>
  )
}
