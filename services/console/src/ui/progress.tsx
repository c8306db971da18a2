import styles from './progress.module.css'

/** @param value from 0 to 1 */
export function Progress({ value, label }: { value: number; label: string }) {
  const share = Math.round(Math.min(1, Math.max(0, value)) * 100)
  return (
    <div
      className={styles.track}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={share}
    >
      <div className={styles.fill} style={{ width: `${share}%` }} />
    </div>
  )
}
