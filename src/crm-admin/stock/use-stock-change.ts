import { type Change, type Changing, useChange } from '../record/use-change.ts'

type StockChange<Input, Output> = Omit<Change<Input, Output>, 'resources' | 'noticeKey'>

/** Changes something about a stock; the list and the log are loaded anew. */
export function useStockChange<Input, Output>(change: StockChange<Input, Output>): Changing<Input> {
  return useChange({ ...change, resources: ['stock', 'stock-changes'], noticeKey: 'stock' })
}
