import type { CSSProperties } from 'react'
import { colours } from './email-parts'

export interface EmailSum {
  key: string
  name: string
  value: string
  strong?: boolean
  /** Draws a line above: the row is a total. */
  ruled?: boolean
}

function cell({ strong, ruled }: EmailSum): CSSProperties {
  return {
    padding: ruled ? '8px 0 4px' : '4px 0',
    verticalAlign: 'top',
    fontWeight: strong ? 700 : 400,
    ...(ruled && { borderTop: `1px solid ${colours.line}` }),
  }
}

/** Names on the left, sums on the right; a table in the plain text too. */
export function EmailSums({ sums }: { sums: EmailSum[] }) {
  return (
    <table
      role="presentation"
      data-text-format="dataTable"
      width="100%"
      cellPadding="0"
      cellSpacing="0"
    >
      <tbody>
        {sums.map((sum) => (
          <tr key={sum.key}>
            <td style={{ ...cell(sum), overflowWrap: 'anywhere' }}>{sum.name}</td>
            <td align="right" style={{ ...cell(sum), paddingLeft: '16px', whiteSpace: 'nowrap' }}>
              {sum.value}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
