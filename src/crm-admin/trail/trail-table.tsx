import { type TrailEntry, trailKinds } from '@nas/contract/trail'
import { Link } from '@tanstack/react-router'
import { formatMoment } from '../orders/order-formats.ts'
import { useTrailTexts } from './trail-texts.ts'

/** How many fields of one change are told. */
const most = 6

function useWords() {
  const { t } = useTrailTexts()
  const shown = (value: TrailEntry['after'][string] | undefined): string => {
    if (value === null || value === undefined || value === '') return t('nothing')
    return value === 'changed' ? t('changed') : String(value)
  }
  return {
    t,
    kindOf: (kind: string): string => {
      const known = trailKinds.find((one) => one === kind)
      return known === undefined ? kind : t(`kind.${known}`)
    },
    /** `state: new → cancel`; of what is personal only that it changed, of much the first few. */
    changesOf: ({ before, after }: TrailEntry): string[] => {
      const changes = Object.entries(after).map(([name, value]) =>
        (before[name] ?? null) === null
          ? `${name}: ${shown(value)}`
          : `${name}: ${shown(before[name])} → ${shown(value)}`,
      )
      const more = changes.length - most
      return more > 0 ? [...changes.slice(0, most), t('more', { count: more })] : changes
    },
  }
}

function EntryRow({ entry }: { entry: TrailEntry }) {
  const { t, kindOf, changesOf } = useWords()
  const { at, staff, who, kind, subject } = entry
  return (
    <tr>
      <th scope="row" className="crm-nowrap">
        {formatMoment(at)}
      </th>
      <td>
        <Link to="/trail" search={(now) => ({ ...now, person: staff })}>
          {who ?? t('gone')}
        </Link>
      </td>
      <td>{kindOf(kind)}</td>
      <td className="crm-trail-subject">{subject ?? t('gone')}</td>
      <td className="crm-trail-changes">
        <ul className="crm-plain">
          {changesOf(entry).map((change) => (
            <li key={change}>{change}</li>
          ))}
        </ul>
      </td>
    </tr>
  )
}

/** On a phone it scrolls by itself, also by the keyboard. */
export function TrailTable({ entries }: { entries: readonly TrailEntry[] }) {
  const { t } = useTrailTexts()
  const columns = [t('when'), t('who'), t('what'), t('subject'), t('change')]
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by the keyboard.
    <section className="crm-data-scroll crm-trail" tabIndex={0} aria-label={t('title')}>
      <table className="crm-data-table">
        <thead>
          <tr>
            {columns.map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <EntryRow key={entry.id} entry={entry} />
          ))}
        </tbody>
      </table>
    </section>
  )
}
