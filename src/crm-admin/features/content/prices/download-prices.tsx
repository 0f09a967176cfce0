import { Button } from 'antd'
import { api } from '../../../../api-client/api.ts'
import { saveFile } from '../../../kit/files/save-file.ts'
import { failureText } from '../../../kit/page/failure-text.ts'
import { useNotices } from '../../../kit/page/notices.tsx'
import { useSingleRun } from '../../../kit/page/use-single-run.ts'
import { useTexts } from '../../../kit/texts/texts.ts'
import { usePriceTexts } from './price-texts.ts'

/** Saves the file of current prices. */
export function DownloadPrices() {
  const { t } = usePriceTexts()
  const { t: frame, locale } = useTexts()
  const notices = useNotices()
  const { run, running } = useSingleRun()
  const load = async (): Promise<void> => {
    try {
      const { file, name } = await api.download('/api/app/export/prices', { locale })
      saveFile(file, name ?? 'prices.csv')
    } catch (error) {
      notices.error({
        key: 'prices',
        title: frame('noticeTitle'),
        description: `${t('downloadFailed')} ${frame(failureText(error))}`,
      })
    }
  }
  return (
    <Button loading={running} onClick={() => void run(load)}>
      {t('download')}
    </Button>
  )
}
