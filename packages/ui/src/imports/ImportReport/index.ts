export {
  ImportReport,
  type ImportReportProps,
  type ReportFigure,
  type ReportItem,
  type ReportList,
} from './ImportReport.tsx';
