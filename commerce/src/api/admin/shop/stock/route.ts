export { list as GET } from '../../../../stock/http/stock'
