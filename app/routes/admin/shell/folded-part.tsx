import { type ReactNode, useEffect, useRef, useState } from 'react'

interface FoldedPartProps {
  name: string
  /** Summary of the content, shown while the part is closed. */
  summary?: ReactNode
  /** Opens the part for an error; it stays open while the error is corrected. */
  isWrong: boolean
  /** Opens the part too, as for what is asked of a picture once there is one. */
  isAsked?: boolean
  /** Renders the content only once the part is open: a post may have fifty sections. */
  isLazy?: boolean
  className?: string
  children: ReactNode
}

export function FoldedPart(props: FoldedPartProps) {
  const { name, summary, isWrong, isAsked = false, isLazy = false, className = 'post-form__more', children } = props
  const details = useRef<HTMLDetailsElement>(null)
  const [wasOpen, setWasOpen] = useState(false)
  useEffect(() => {
    if ((isWrong || isAsked) && details.current) details.current.open = true
  }, [isWrong, isAsked])
  return (
    <details className={`fold ${className}`} ref={details} onToggle={() => setWasOpen(true)}>
      <summary>
        {name} {summary && <span className="fold__summary">{summary}</span>}
      </summary>
      {(!isLazy || wasOpen || isWrong) && children}
    </details>
  )
}
