import { slugify } from './text.js'

/** By code since 2025-07-01: own name, then former provinces (Resolution 202/2025/QH15). */
const provinces: Readonly<Record<string, readonly string[]>> = {
  '01': ['ha-noi'],
  '04': ['cao-bang'],
  '08': ['tuyen-quang', 'ha-giang'],
  '11': ['dien-bien'],
  '12': ['lai-chau'],
  '14': ['son-la'],
  '15': ['lao-cai', 'yen-bai'],
  '19': ['thai-nguyen', 'bac-kan'],
  '20': ['lang-son'],
  '22': ['quang-ninh'],
  '24': ['bac-ninh', 'bac-giang'],
  '25': ['phu-tho', 'hoa-binh', 'vinh-phuc'],
  '31': ['hai-phong', 'hai-duong'],
  '33': ['hung-yen', 'thai-binh'],
  '37': ['ninh-binh', 'ha-nam', 'nam-dinh'],
  '38': ['thanh-hoa'],
  '40': ['nghe-an'],
  '42': ['ha-tinh'],
  '44': ['quang-tri', 'quang-binh'],
  '46': ['hue', 'thua-thien-hue'],
  '48': ['da-nang', 'quang-nam'],
  '51': ['quang-ngai', 'kon-tum'],
  '52': ['gia-lai', 'binh-dinh'],
  '56': ['khanh-hoa', 'ninh-thuan'],
  '66': ['dak-lak', 'phu-yen'],
  '68': ['lam-dong', 'binh-thuan', 'dak-nong'],
  '75': ['dong-nai', 'binh-phuoc'],
  '79': ['ho-chi-minh', 'binh-duong', 'ba-ria-vung-tau'],
  '80': ['tay-ninh', 'long-an'],
  '82': ['dong-thap', 'tien-giang'],
  '86': ['vinh-long', 'ben-tre', 'tra-vinh'],
  '91': ['an-giang', 'kien-giang'],
  '92': ['can-tho', 'hau-giang', 'soc-trang'],
  '96': ['ca-mau', 'bac-lieu'],
}

export const provinceCodes: readonly string[] = Object.keys(provinces)

const rank = /^(thanh-pho|tinh|tp)-/

/** Code of a current or former province; null for other text. @example 'Tỉnh Bình Dương' // '79' */
export function provinceCode(name: string): string | null {
  if (name in provinces) return name
  const plain = slugify(name).replace(rank, '')
  return provinceCodes.find((code) => provinces[code]?.includes(plain)) ?? null
}
