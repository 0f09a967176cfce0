import { Grid } from 'antd'
import type { ReactNode } from 'react'
import { Styles } from '../styles/styles.tsx'
import recordColumnsCss from './record-columns.css?inline'

/** Whether the columns of a record are stacked (`.crm-record`). */
function useStacked(): boolean {
  return !(Grid.useBreakpoint().xl ?? true)
}

interface RecordColumnsProps {
  /** The first part of `main`; above both columns on a narrow screen. */
  lead?: ReactNode
  side: ReactNode
  main?: ReactNode
}

/** A record beside its actions; on a narrow screen the actions come first. */
export function RecordColumns({ lead, side, main }: RecordColumnsProps) {
  const isStacked = useStacked()
  return (
    <div className="crm-record">
      <Styles name="record-columns" css={recordColumnsCss} />
      {isStacked && lead}
      <div className="crm-side">{side}</div>
      <div className="crm-main">
        {!isStacked && lead}
        {main}
      </div>
    </div>
  )
}
