/** Hatchings of land that both maps are drawn with; each map names them with a prefix of its own. */
export function TerrainPatterns({ prefix, grass, dust, waves }: Record<"prefix" | "grass" | "dust" | "waves", string>) {
  return (
    <>
      <pattern id={`${prefix}-${grass}`} width="18" height="14" patternUnits="userSpaceOnUse">
        <path
          className="ink"
          d="M3 10v-3.500M3 7.500l-1.500-1.800M3 7.500l1.500-1.800M12 4V1.500M12 2.800l-1.200-1.400M12 2.800l1.200-1.400"
        />
      </pattern>
      <pattern id={`${prefix}-forest`} width="20" height="18" patternUnits="userSpaceOnUse">
        <path className="ink" d="M5 14v-3M2 11l3-6 3 6zM15 7V5M12.500 5 15 0l2.500 5z" />
      </pattern>
      <pattern id={`${prefix}-mountain`} width="26" height="20" patternUnits="userSpaceOnUse">
        <path className="ink" d="M2 15l6-9 6 9M8 6l2 5M15 8l4-6 5 6" />
      </pattern>
      <pattern id={`${prefix}-${dust}`} width="16" height="14" patternUnits="userSpaceOnUse">
        <circle className="dot" cx="3" cy="4" r="0.900" />
        <circle className="dot" cx="11" cy="9" r="0.900" />
        <path className="ink" d="M6 12q2-2 4 0" />
      </pattern>
      <pattern id={`${prefix}-${waves}`} width="26" height="16" patternUnits="userSpaceOnUse">
        <path className="ink" d="M1 6q3-3.500 6 0t6 0M13 14q3-3.500 6 0t6 0" />
      </pattern>
    </>
  );
}
