import { Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import styles from './packages-page.module.css'
import { PACKAGE_STATUSES, type PackageListSearch } from './queries.ts'

/** Typing reloads the list once it pauses. */
const PAUSE_MS = 250

interface PackageFiltersProps {
  search: PackageListSearch
  onChange: (search: PackageListSearch) => void
}

export function PackageFilters({ search, onChange }: PackageFiltersProps) {
  const [typed, setTyped] = useState(search.search ?? '')
  useEffect(() => {
    if (typed === (search.search ?? '')) return
    const { search: _, page: __, ...rest } = search
    const timer = setTimeout(() => onChange(typed === '' ? rest : { ...rest, search: typed }), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed, search, onChange])
  const choose = (status: PackageListSearch['status']) =>
    onChange({ ...(search.search !== undefined && { search: search.search }), ...(status && { status }) })
  return (
    <search className={styles.filters}>
      <div className={styles.search}>
        <Search aria-hidden />
        <input
          type="search"
          aria-label="Search packages by title or identifier"
          placeholder="Title, PKG-… or your own identifier"
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      </div>
      <div className={styles.statuses} role="group" aria-label="Status">
        <button type="button" aria-pressed={search.status === undefined} onClick={() => choose(undefined)}>
          All
        </button>
        {PACKAGE_STATUSES.map((status) => (
          <button key={status} type="button" aria-pressed={search.status === status} onClick={() => choose(status)}>
            {status === 'Under Review' ? 'Under review' : status}
          </button>
        ))}
      </div>
    </search>
  )
}
