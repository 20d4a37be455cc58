/** What each sport is played on, on 320 × 190, home to the right; mirrored in right-to-left pages. */
const LINES: Readonly<Record<string, string>> = {
  football:
    'M10 10h300v170H10zM160 10v170M134 95a26 26 0 1 0 52 0 26 26 0 1 0-52 0M10 48h46v94H10M310 48h-46v94h46M10 72h18v46H10M310 72h-18v46h18M56 80a20 20 0 0 1 0 30M264 80a20 20 0 0 0 0 30',
  tennis:
    'M22 20h276v150H22zM22 39h276M22 151h276M92 39v112M228 39v112M92 95h136M160 10v170M22 95h5M298 95h-5',
  basketball:
    'M10 10h300v170H10zM160 10v170M140 95a20 20 0 1 0 40 0 20 20 0 1 0-40 0M10 68h62v54H10M310 68h-62v54h62M72 75a20 20 0 0 1 0 40M248 75a20 20 0 0 0 0 40M10 20h28a75 75 0 0 1 0 150H10M310 20h-28a75 75 0 0 0 0 150h28M22 88v14M298 88v14',
  ice_hockey:
    'M50 10h220a40 40 0 0 1 40 40v90a40 40 0 0 1-40 40H50a40 40 0 0 1-40-40V50a40 40 0 0 1 40-40zM160 10v170M116 10v170M204 10v170M34 13v164M286 13v164M136 95a24 24 0 1 0 48 0 24 24 0 1 0-48 0M50 56a20 20 0 1 0 40 0 20 20 0 1 0-40 0M50 134a20 20 0 1 0 40 0 20 20 0 1 0-40 0M230 56a20 20 0 1 0 40 0 20 20 0 1 0-40 0M230 134a20 20 0 1 0 40 0 20 20 0 1 0-40 0M34 87h10v16H34M286 87h-10v16h10',
};

/** The lines of a sport's field. */
export const FieldLines = ({ sportKey }: { sportKey: string }) => (
  <path d={LINES[sportKey]} fill="none" stroke="currentColor" strokeOpacity=".5" strokeWidth="1.2" />
);
