import { webAddressField } from '../fields/web-address-field'
import { label } from '../labels/label'
import { siteGlobal } from './site-global'

export const siteinfo = siteGlobal('siteinfo', label('Liên kết mạng xã hội', 'Social links'), [
  webAddressField('link_lazada', label('Lazada', 'Lazada')),
  webAddressField('link_tiktok', label('TikTok', 'TikTok')),
  webAddressField('link_shopee', label('Shopee', 'Shopee')),
  webAddressField('link_facebook', label('Facebook', 'Facebook')),
  webAddressField('link_instagram', label('Instagram', 'Instagram')),
  webAddressField('link_youtube', label('YouTube', 'YouTube')),
  webAddressField('link_zalo', label('Zalo', 'Zalo')),
])
