import Drawing
