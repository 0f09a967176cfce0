import { Drawer } from 'antd'
import { useTexts } from '../kit/texts/texts.ts'
import { SideNav } from './side-nav.tsx'
import { HeaderTools } from './staff-header.tsx'

interface NavDrawerProps {
  /** In px. */
  width: number
  open: boolean
  onClose: () => void
}

export function NavDrawer({ width, open, onClose }: NavDrawerProps) {
  const { t } = useTexts()
  return (
    <Drawer
      className="crm-drawer"
      placement="left"
      size={width}
      title={t('brand')}
      open={open}
      onClose={onClose}
      styles={{ body: { padding: '12px 0' } }}
    >
      <SideNav collapsed={false} onChoose={onClose} />
      <HeaderTools />
    </Drawer>
  )
}
