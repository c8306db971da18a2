import { ReleaseError } from '../release-error.ts'

const UNRELEASED = '## Unreleased'

/** The changelog with its unreleased section under the heading of a version. @throws ReleaseError if there is none. */
export function withRelease(changelog: string, { version, date }: { version: string; date: string }): string {
  if (sectionOf(changelog, version) !== null) throw new ReleaseError(`CHANGELOG.md already has a section ${version}`)
  if (!sectionOf(changelog, 'Unreleased')?.includes('\n- '))
    throw new ReleaseError('CHANGELOG.md has nothing under "Unreleased": say what users will notice')
  return changelog.replace(UNRELEASED, `${UNRELEASED}\n\n## ${version} – ${date}`)
}

/** The changelog's section for a version, without the heading; null if there is none. */
export function sectionOf(changelog: string, version: string): string | null {
  const sections = changelog.split(/^## /m).slice(1)
  const section = sections.find((text) => text.split(/[\s–]/, 1)[0] === version)
  return section === undefined ? null : section.slice(section.indexOf('\n')).trim() + '\n'
}
