#!/bin/sh
# Draws the clip that the house shows in place of a broadcast: a pitch from above, two sides, a ball, a clock, a murmur.
# Needs ffmpeg with libx264; the product does not. Everything moves in periods that divide the clip, so that it begins again
# without a jump. Usage: sh apps/house/scripts/make-clip.sh
set -eu
out="$(dirname "$0")/../src/streams/clip"
font=${FONT:-/usr/share/fonts/truetype/dejavu/DejaVuSansMono.ttf}
seconds=16
mkdir -p "$out"
rm -f "$out"/*.m4s "$out"/*.mp4

# A disc of a colour: r g b size.
disc() {
  echo "color=c=black:s=$4x$4:r=25:d=$seconds,format=rgba,geq=r=$1:g=$2:b=$3:a='255*lt(hypot(X-$4/2+0.5,Y-$4/2+0.5),$4/2)'"
}

# Lays the disc `name` over the picture: x and y swing around a place.
put() {
  echo "[$1][$2]overlay=x='$3':y='$4':shortest=1[$5];"
}

turn="2*PI*t/$seconds"
line='white@0.55:t=2'
pitch="color=c=#14532d:s=640x360:r=25:d=$seconds,format=rgba"
for stripe in 0 2 4 6; do pitch="$pitch,drawbox=x=$((stripe * 80)):y=0:w=80:h=360:color=#166534:t=fill"; done
pitch="$pitch,drawbox=x=20:y=20:w=600:h=320:color=$line,drawbox=x=319:y=20:w=2:h=320:color=white@0.55:t=fill"
pitch="$pitch,drawbox=x=20:y=100:w=90:h=160:color=$line,drawbox=x=530:y=100:w=90:h=160:color=$line"
pitch="$pitch,drawbox=x=12:y=150:w=10:h=60:color=$line,drawbox=x=618:y=150:w=10:h=60:color=$line"

graph="$pitch[p];$(disc 255 255 255 12)[ball];$(disc 96 165 250 16),split=5[a1][a2][a3][a4][a5];$(disc 251 113 133 16),split=5[b1][b2][b3][b4][b5];"
graph="$graph$(put p a1 "90+20*sin($turn)" "172+40*sin(2*$turn)" s1)"
graph="$graph$(put s1 a2 "190+60*sin(2*$turn)" "80+30*cos($turn)" s2)"
graph="$graph$(put s2 a3 "190+60*sin(2*$turn+1)" "260+30*sin($turn)" s3)"
graph="$graph$(put s3 a4 "300+110*sin($turn)" "130+60*sin(3*$turn)" s4)"
graph="$graph$(put s4 a5 "350+120*sin($turn+0.6)" "220+50*cos(2*$turn)" s5)"
graph="$graph$(put s5 b1 "540+20*sin($turn+2)" "172+40*cos(2*$turn)" s6)"
graph="$graph$(put s6 b2 "440+60*sin(2*$turn+2)" "80+30*sin($turn)" s7)"
graph="$graph$(put s7 b3 "440+60*cos(2*$turn)" "260+30*cos($turn)" s8)"
graph="$graph$(put s8 b4 "330+100*sin($turn+2)" "150+60*cos(3*$turn)" s9)"
graph="$graph$(put s9 b5 "290+120*cos($turn)" "210+50*sin(2*$turn)" s10)"
graph="$graph$(put s10 ball "314+230*sin($turn)*cos(2*$turn)" "174+120*sin(3*$turn)" s11)"
graph="${graph}[s11]drawtext=fontfile=$font:text='%{eif\:mod(t\,$seconds)\:d\:2}':x=w-tw-28:y=26:fontsize=22:fontcolor=white:box=1:boxcolor=black@0.5:boxborderw=6,format=yuv420p[v]"

ffmpeg -hide_banner -loglevel error -y -filter_complex "$graph;anoisesrc=c=brown:r=48000:a=0.06:d=$seconds:seed=7,lowpass=f=900[a]" \
  -map '[v]' -map '[a]' -t $seconds \
  -c:v libx264 -profile:v baseline -level 3.0 -preset veryslow -crf 27 -maxrate 260k -bufsize 400k \
  -g 50 -keyint_min 50 -sc_threshold 0 -threads 1 -x264-params bframes=0 \
  -c:a aac -b:a 32k -ac 1 -fflags +bitexact -flags:v +bitexact -flags:a +bitexact -map_metadata -1 \
  -f hls -hls_time 2 -hls_playlist_type vod -hls_segment_type fmp4 -hls_fmp4_init_filename start.mp4 \
  -hls_segment_filename "$out/%d.m4s" "$out/clip.m3u8"
cat "$out/clip.m3u8"
rm "$out/clip.m3u8"
ls -l "$out"
