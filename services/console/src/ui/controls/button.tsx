import clsx from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import styles from './button.module.css'

type Look = 'plain' | 'primary' | 'danger' | 'quiet'

const LOOKS: Readonly<Record<Look, string | undefined>> = {
  plain: undefined,
  primary: styles.primary,
  danger: styles.danger,
  quiet: styles.quiet,
}

export function buttonClass(look: Look = 'plain'): string {
  return clsx(styles.button, LOOKS[look])
}

export function Button({ look = 'plain', className, ...rest }: ComponentProps<'button'> & { look?: Look }) {
  return <button type="button" className={clsx(buttonClass(look), className)} {...rest} />
}

/** A button that shows only an icon; `label` is its accessible name. */
export function IconButton({
  label,
  children,
  look = 'quiet',
  className,
  ...rest
}: Omit<ComponentProps<'button'>, 'aria-label'> & { label: string; look?: Look; children: ReactNode }) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className={clsx(buttonClass(look), styles.icon, className)}
      {...rest}
    >
      {children}
    </button>
  )
}
