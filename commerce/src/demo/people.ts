import { slugify } from '@nas/domain/text'
import { demoDomain } from '../platform/setup/demo'
import type { Chance } from './chance'

const families = [
  'Nguyễn',
  'Trần',
  'Lê',
  'Phạm',
  'Hoàng',
  'Huỳnh',
  'Phan',
  'Vũ',
  'Võ',
  'Đặng',
  'Bùi',
  'Đỗ',
  'Hồ',
  'Ngô',
  'Dương',
  'Lý',
]
const women = [
  'Thị Mai',
  'Ngọc Lan',
  'Thu Hà',
  'Thanh Trúc',
  'Bảo Châu',
  'Khánh Linh',
  'Minh Thư',
  'Phương Anh',
  'Thùy Dung',
  'Quỳnh Như',
  'Hồng Nhung',
  'Kim Ngân',
  'Cẩm Tú',
  'Mỹ Duyên',
  'Diễm My',
  'Tường Vi',
  'Hải Yến',
  'Bích Phượng',
]
const men = [
  'Minh Khôi',
  'Quốc Bảo',
  'Đức Anh',
  'Hoàng Long',
  'Gia Huy',
  'Tuấn Kiệt',
  'Thành Đạt',
  'Văn Hùng',
]
const streets = [
  'Lê Lợi',
  'Trần Hưng Đạo',
  'Nguyễn Trãi',
  'Hai Bà Trưng',
  'Lý Thường Kiệt',
  'Phan Chu Trinh',
  'Quang Trung',
  'Hùng Vương',
  'Điện Biên Phủ',
  'Nguyễn Du',
  'Lê Duẩn',
  'Bà Triệu',
]

interface Place {
  weight: number
  province: string
  /** Empty in an address of two levels. */
  district: string
  ward: string
}

const place = (weight: number, province: string, district: string, ward: string): Place => ({
  weight,
  province,
  district,
  ward,
})

const saigon = 'Thành phố Hồ Chí Minh'
const hanoi = 'Thành phố Hà Nội'
const danang = 'Thành phố Đà Nẵng'

/** Addresses of three levels and of two, in provinces from before and after July 2025. */
const places: readonly Place[] = [
  place(9, saigon, 'Quận 1', 'Phường Bến Nghé'),
  place(9, saigon, 'Quận 7', 'Phường Tân Phong'),
  place(8, saigon, 'Quận Bình Thạnh', 'Phường 25'),
  place(6, saigon, '', 'Phường Sài Gòn'),
  place(8, hanoi, 'Quận Cầu Giấy', 'Phường Dịch Vọng'),
  place(7, hanoi, 'Quận Đống Đa', 'Phường Láng Hạ'),
  place(6, hanoi, '', 'Phường Hoàn Kiếm'),
  place(5, danang, 'Quận Hải Châu', 'Phường Thạch Thang'),
  place(2, danang, '', 'Phường Hải Châu'),
  place(5, 'Tỉnh Bình Dương', 'Thành phố Thuận An', 'Phường Lái Thiêu'),
  place(4, 'Tỉnh Đồng Nai', 'Thành phố Biên Hòa', 'Phường Trung Dũng'),
  place(4, 'Thành phố Cần Thơ', 'Quận Ninh Kiều', 'Phường Xuân Khánh'),
  place(4, 'Thành phố Hải Phòng', 'Quận Lê Chân', 'Phường An Biên'),
  place(3, 'Tỉnh Khánh Hòa', 'Thành phố Nha Trang', 'Phường Lộc Thọ'),
  place(3, 'Tỉnh Lâm Đồng', 'Thành phố Đà Lạt', 'Phường 1'),
  place(3, 'Tỉnh Nghệ An', 'Thành phố Vinh', 'Phường Hưng Bình'),
  place(2, 'Thành phố Huế', '', 'Phường Thuận Hóa'),
]

export interface Person extends Omit<Place, 'weight'> {
  name: string
  phone: string
  email: string
  gender: string
  address: string
}

/** Prefix 095 belonged to an operator that closed in 2012, so these numbers are not in use. */
const phoneOf = (number: number) => `0950${String((number * 614_657) % 1_000_000).padStart(6, '0')}`

/** @param number makes phone and e-mail address unique */
export function inventPerson(chance: Chance, number: number): Person {
  const isWoman = chance.is(0.8)
  const family = chance.pick(families)
  const given = chance.pick(isWoman ? women : men)
  const { weight: _weight, ...where } = chance.weighted(places, ({ weight }) => weight)
  return {
    name: `${family} ${given}`,
    phone: phoneOf(number),
    email: `${slugify(`${given} ${family}`).replaceAll('-', '.')}${number}@${demoDomain}`,
    gender: isWoman ? 'female' : 'male',
    address: `${chance.whole(2, 320)} ${chance.pick(streets)}`,
    ...where,
  }
}
