import type { ReactNode } from 'react'
import { Styles } from '../styles/styles.tsx'
import recordColumnsCss from './record-columns.css?inline'

interface RecordColumnsProps {
  /** Above both on a narrow screen. */
  first?: ReactNode
  side: ReactNode
  main: ReactNode
}

/** A record beside its actions; on a narrow screen the actions come first. */
export function RecordColumns({ first, side, main }: RecordColumnsProps) {
  return (
    <div className="crm-record">
      <Styles name="record-columns" css={recordColumnsCss} />
      {first}
      <div className="crm-side">{side}</div>
      <div className="crm-main">{main}</div>
    </div>
  )
}
