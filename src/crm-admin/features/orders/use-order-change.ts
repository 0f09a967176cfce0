import { type Change, type Changing, useChange } from '../../kit/forms/use-change.ts'
import { type DeskTextKey, useDeskTexts } from './desk-texts.ts'

type OrderChange<Input, Output> = Omit<Change<Input, Output>, 'resources' | 'failed'> & {
  failed: DeskTextKey
}

export function useOrderChange<Input, Output = void>({
  failed,
  ...change
}: OrderChange<Input, Output>): Changing<Input> {
  const { t } = useDeskTexts()
  return useChange({ ...change, resources: ['orders'], failed: t(failed) })
}
