import type { CSSProperties, ReactNode } from 'react'
import { bodyFont, colours, layoutTable } from './email-parts'

export interface EmailSum {
  key: string
  name: string
  value: string
  /** Web address of a picture beside the name; null leaves its space empty. */
  picture?: string | null
  strong?: boolean
  /** Draws a line above: the row is a total. */
  ruled?: boolean
}

const pixels = 64

function cell({ strong, ruled, picture }: EmailSum): CSSProperties {
  return {
    ...bodyFont,
    padding: ruled || picture !== undefined ? '8px 0' : '4px 0',
    verticalAlign: picture === undefined ? 'top' : 'middle',
    fontWeight: strong ? 700 : 400,
    ...(ruled && { borderTop: `1px solid ${colours.line}` }),
  }
}

/** Decorative: the name is beside it. Missing in the plain text. */
function Pictured({ picture, children }: { picture: string | null; children: ReactNode }) {
  return (
    <table {...layoutTable} width="100%">
      <tbody>
        <tr>
          <td width={pixels + 14} data-skip-in-text="true" style={{ verticalAlign: 'middle' }}>
            {picture !== null && (
              <img
                src={picture}
                alt=""
                width={pixels}
                height={pixels}
                style={{ display: 'block', borderRadius: '6px', backgroundColor: colours.sand }}
              />
            )}
          </td>
          <td style={{ ...bodyFont, verticalAlign: 'middle', overflowWrap: 'anywhere' }}>
            {children}
          </td>
        </tr>
      </tbody>
    </table>
  )
}

/** Names on the left, sums on the right; also a table in the plain text. */
export function EmailSums({ sums }: { sums: EmailSum[] }) {
  return (
    <table {...layoutTable} data-text-format="dataTable" width="100%">
      <tbody>
        {sums.map((sum) => (
          <tr key={sum.key}>
            <td className="mail-line" style={{ ...cell(sum), overflowWrap: 'anywhere' }}>
              {sum.picture === undefined ? (
                sum.name
              ) : (
                <Pictured picture={sum.picture}>{sum.name}</Pictured>
              )}
            </td>
            <td
              align="right"
              className="mail-line"
              style={{ ...cell(sum), paddingLeft: '16px', whiteSpace: 'nowrap' }}
            >
              {sum.value}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
