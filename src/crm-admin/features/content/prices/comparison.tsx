import type { ComparedPrices } from '@nas/contract/prices'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Button, Checkbox } from 'antd'
import { useState } from 'react'
import { ApiError } from '../../../../api-client/api-error.ts'
import { useSingleRun } from '../../../../forms/core/use-single-run.ts'
import { failureText, isConflict } from '../../../kit/feedback/failure-text.ts'
import { LoadFailure, Loading } from '../../../kit/feedback/load-failure.tsx'
import { keysOf } from '../../../kit/list/list-page.ts'
import { useTexts } from '../../../kit/texts/texts.ts'
import { ChangesTable, RefusedTable } from './price-tables.tsx'
import { fileProblem, priceLimits, usePriceTexts } from './price-texts.ts'
import { applyFile, compareFile } from './prices.api.ts'

interface ComparisonProps {
  file: File
  onClear: () => void
  onSaved: (count: number) => void
}

const products = keysOf('products').all

export function Comparison(props: ComparisonProps) {
  const { file } = props
  const { t } = usePriceTexts()
  const [key] = useState(() => crypto.randomUUID())
  const compared = useQuery({
    queryKey: [...products, 'prices', key],
    queryFn: () => compareFile(file),
    // Writes exactly what was shown, without another comparison.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  const { data, error, refetch, isFetching } = compared
  if (error !== null) {
    const problem = fileProblem(error)
    if (problem !== null) return <p role="alert">{t(problem, priceLimits)}</p>
    return <LoadFailure error={error} onRetry={refetch} retrying={isFetching} />
  }
  if (data === undefined) return <Loading lines={3} />
  return <Preview {...props} compared={data} onStale={refetch} />
}

interface PreviewProps extends ComparisonProps {
  compared: ComparedPrices
  onStale: () => Promise<unknown>
}

/** Whether a concurrent change came first, at the comparison of the call or at its write. */
const isStale = (error: unknown) =>
  isConflict(error) || (error instanceof ApiError && error.code === 'prices_refused')

function Preview({ file, compared, onClear, onSaved, onStale }: PreviewProps) {
  const { t } = usePriceTexts()
  const { t: frame } = useTexts()
  const queries = useQueryClient()
  const { run, busy } = useSingleRun()
  const [failure, setFailure] = useState<string | null>(null)
  const [isConfirmed, setConfirmed] = useState(false)
  const { changes, unchanged, refused } = compared
  const unusual = changes.filter((change) => change.unusual)
  const others = changes.filter((change) => !change.unusual)
  const hint = refused.length > 0 ? 'refusedHint' : changes.length === 0 ? 'nothingHint' : null

  const write = async (): Promise<void> => {
    setFailure(null)
    try {
      const count = await applyFile(file, isConfirmed)
      void queries.invalidateQueries({ queryKey: [...products, 'list'] })
      onSaved(count)
    } catch (error) {
      const stale = isStale(error)
      if (stale) {
        setConfirmed(false)
        await onStale()
      }
      setFailure(stale ? t('changedMeanwhile') : `${t('failed')} ${frame(failureText(error))}`)
    }
  }

  return (
    <>
      <p role="status">
        {t('summary', { changes: changes.length, unchanged, refused: refused.length })}
        {hint !== null && ` ${t(hint)}`}
      </p>
      {failure !== null && <p role="alert">{failure}</p>}
      {unusual.length > 0 && (
        <ChangesTable title={t('unusual.changes', priceLimits)} rows={unusual} />
      )}
      {unusual.length > 0 && hint === null && (
        <p className="crm-gap">
          <Checkbox
            checked={isConfirmed}
            disabled={busy}
            onChange={({ target }) => setConfirmed(target.checked)}
          >
            {t('unusual.all', { count: unusual.length })}
          </Checkbox>
        </p>
      )}
      <div className="crm-row crm-gap crm-gap-after">
        <Button
          type="primary"
          disabled={hint !== null || (unusual.length > 0 && !isConfirmed)}
          loading={busy}
          onClick={() => void run(write)}
        >
          {t('apply', { count: changes.length })}
        </Button>
        <Button disabled={busy} onClick={onClear}>
          {t('clear')}
        </Button>
      </div>
      {refused.length > 0 && <RefusedTable rows={refused} />}
      {others.length > 0 && <ChangesTable title={t('changes')} rows={others} />}
    </>
  )
}
