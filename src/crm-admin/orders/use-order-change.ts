import { type Change, type Changing, useChange } from '../record/use-change.ts'
import { type TextKey, useTexts } from '../texts/texts.ts'

type OrderChange<Input> = Omit<Change<Input>, 'resources' | 'failed'> & { failed: TextKey }

/** Changes something about an order, which is loaded anew. */
export function useOrderChange<Input>({ failed, ...change }: OrderChange<Input>): Changing<Input> {
  const { t } = useTexts()
  return useChange({ ...change, resources: ['orders'], failed: t(failed) })
}
