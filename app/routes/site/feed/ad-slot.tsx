/** Keeps the place between the two rows; what fills it is the owner's affair. */
export function AdSlot() {
  return (
    <aside className="ad-slot" aria-label="Advertisement">
      <span className="label">Advertisement</span>
    </aside>
  )
}
