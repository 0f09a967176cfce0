import { type Change, type Changing, useChange } from '../../kit/forms/use-change.ts'
import { type TextKey, useTexts } from '../../kit/texts/texts.ts'

type OrderChange<Input, Output> = Omit<Change<Input, Output>, 'resources' | 'failed'> & {
  failed: TextKey
}

export function useOrderChange<Input, Output = void>({
  failed,
  ...change
}: OrderChange<Input, Output>): Changing<Input> {
  const { t } = useTexts()
  return useChange({ ...change, resources: ['orders'], failed: t(failed) })
}
