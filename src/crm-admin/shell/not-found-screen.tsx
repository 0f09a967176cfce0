import { Link } from '../routing/link.tsx'
import { paths } from '../routing/paths.ts'
import { useTexts } from '../texts/use-texts.ts'
import { PageFrame } from './page-frame.tsx'

export function NotFoundScreen() {
  const { t } = useTexts()
  return (
    <PageFrame title={t('notFound.title')}>
      <p>{t('notFound.text')}</p>
      <p>
        <Link href={paths.dashboard()}>{t('notFound.home')}</Link>
      </p>
    </PageFrame>
  )
}
