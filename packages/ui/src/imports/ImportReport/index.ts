export {
  ImportReport,
  type ImportReportProps,
  type ReportFigure,
  type ReportList,
} from './ImportReport.tsx';
