import { Grid } from 'antd'

/** Whether the columns of a record are stacked (`.crm-order`). */
export function useStacked(): boolean {
  return !(Grid.useBreakpoint().xl ?? true)
}
