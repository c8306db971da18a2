import { ChevronLeft, ChevronRight } from 'lucide-react'
import { IconButton } from '../ui/controls/button.tsx'
import styles from './packages-page.module.css'

export function Pager({ page, pages, onPage }: { page: number; pages: number; onPage: (page: number) => void }) {
  return (
    <nav className={styles.pager} aria-label="Pages of the list">
      <span>
        Page {page} of {pages}
      </span>
      <IconButton label="Previous page" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        <ChevronLeft aria-hidden />
      </IconButton>
      <IconButton label="Next page" disabled={page >= pages} onClick={() => onPage(page + 1)}>
        <ChevronRight aria-hidden />
      </IconButton>
    </nav>
  )
}
