import type { ComponentProps, ReactNode } from 'react'
import { Icon } from './icon.tsx'

type ButtonProps = ComponentProps<'button'>

export function Button(props: ButtonProps) {
  return <LookingButton look="button" {...props} />
}

export function QuietButton(props: ButtonProps) {
  return <LookingButton look="button button--quiet" {...props} />
}

export function TextButton(props: ButtonProps) {
  return <LookingButton look="text-button" {...props} />
}

interface IconButtonProps extends ButtonProps {
  label: string
  icon: ComponentProps<typeof Icon>['name']
}

export function IconButton({ label, icon, ...props }: IconButtonProps) {
  return (
    <LookingButton look="icon-button" aria-label={label} {...props}>
      <Icon name={icon} />
    </LookingButton>
  )
}

/** A link to another page that looks like a button, in a paragraph of its own. */
export function ButtonLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <p>
      <a className="button" href={href}>
        {children}
      </a>
    </p>
  )
}

/** `aria-disabled` is for a button that stays in the order of focus; one with `disabled` may not have it (ARIA in HTML, 4). */
function LookingButton({ look, className, 'aria-disabled': isWaiting, ...props }: ButtonProps & { look: string }) {
  const classes = className ? `${look} ${className}` : look
  return <button type="button" className={classes} aria-disabled={props.disabled ? undefined : isWaiting} {...props} />
}
